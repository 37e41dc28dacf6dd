export { apiVersion } from "functions/api-version";
