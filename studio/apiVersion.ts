/** The date of Sanity's API that the whole project speaks: https://www.sanity.io/docs/api-versioning */
export const apiVersion = "2025-02-19";
