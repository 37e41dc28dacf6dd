import { recall } from "./memory.ts";

/** Whether the last request was about what this page is about: about anything else one has still to write. */
export const wasSent = () => recall().sentAbout === location.search;
