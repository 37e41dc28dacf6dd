/** The date of Sanity's API that site, Studio and functions speak. https://www.sanity.io/docs/api-versioning */
export const apiVersion = "2025-02-19";
