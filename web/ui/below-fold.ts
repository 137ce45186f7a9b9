import { cx } from './cx.ts'

/**
 * What lies below the fold (see the utility in app.css), spread onto an element. The document's own script marks it as
 * laid out as soon as it comes near, which may be before React has taken the page over; that is no mismatch to tell of.
 */
export const belowFold = (className?: string) => ({
  className: cx('below-fold', className),
  suppressHydrationWarning: true,
})
