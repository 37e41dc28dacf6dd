import { defineType } from "sanity";

/** Stored as `P3M`; staff write a number and choose a unit. */
export const duration = defineType({ name: "duration", title: "Durée", type: "string" });
