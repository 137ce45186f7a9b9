import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export type Direction = 'ltr' | 'rtl'

/**
 * React Aria reads the direction from the locale, and we mirror English pages on request: English in Arabic script is
 * English in every word and date, and right-to-left for arrow keys and popovers.
 */
const LOCALES: Record<Direction, string> = { ltr: 'en-GB', rtl: 'en-Arab-GB' }

/** Stands around everything that uses React Aria; without it a reader's own language would reach into calendars. */
export function LocaleProvider({ direction, children }: { direction: Direction; children: ReactNode }) {
  return <I18nProvider locale={LOCALES[direction]}>{children}</I18nProvider>
}
