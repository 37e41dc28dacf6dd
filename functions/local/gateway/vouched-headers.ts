/**
 * What hosted Supabase's edge lets through. It overwrites one header with the visitor's address: everyone here comes from
 * the loopback, which says nothing about who asks, so here it is only removed.
 */
export function vouchedHeaders(headers: Headers): Record<string, string> {
  const { "cf-connecting-ip": _claimed, ...rest } = Object.fromEntries(headers);
  return rest;
}
