/** The date of Sanity's API that site and Studio speak; functions, in _shared/lake.ts, speak the same: https://www.sanity.io/docs/api-versioning */
export const apiVersion = "2025-02-19";
