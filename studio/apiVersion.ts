/** The date of Sanity's API that site and Studio speak, as functions do: `_shared/lake.ts`. https://www.sanity.io/docs/api-versioning */
export const apiVersion = "2025-02-19";
