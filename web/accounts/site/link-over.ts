import type { ApiError } from '#contract/call.ts'

/** Whether it is the link that was refused: used, ended, or cut off on its way. What else was typed has nothing to do with it. */
export const isLinkOver = (error: ApiError) => error.code === 'accounts.link-used' || 'token' in error.fields
