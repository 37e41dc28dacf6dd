/** The one project and dataset this lake answers for. */
export const projectId = "ia4school";
export const dataset = "production";
