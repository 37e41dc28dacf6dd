import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Public pages run no router: nothing is to be discovered later.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
