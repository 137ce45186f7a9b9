/**
 * What the business can do, in the one order of both wings: each may call only those before it. Read by the import check
 * and by the server's start.
 */
export const capabilities = [
  'accounts',
  'media',
  'writing',
  'catalogue',
  'fleet',
  'inventory',
  'pricing',
  'rides',
  'payments',
  'booking',
  'trips',
  'vouchers',
  'messages',
  'reviews',
  'agents',
  'guests',
  'earnings',
  'notifications',
  'dispatch',
  'house',
] as const
export type CapabilityName = (typeof capabilities)[number]

/** Who sees a part of a capability on the web. Each stands on those before it; the crew's page on the site's parts alone. */
export const audiences = ['site', 'member', 'crew', 'office'] as const
