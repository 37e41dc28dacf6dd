import { defineType } from "sanity";

/** Stored as `17h-19h`; staff choose two times. */
export const hours = defineType({ name: "hours", title: "Horaire", type: "string" });
