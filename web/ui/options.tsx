import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

/** One answer in a list. `detail` is a quiet second line; `mark` stands before the words. */
export type Choice = { id: string; label: string; detail?: string; mark?: ReactNode; isDisabled?: boolean }

export const POPOVER_LOOK =
  'rounded-field border border-ink bg-surface text-ink shadow-lift outline-none transition-[opacity,translate] data-entering:-translate-y-1 data-entering:opacity-0 data-exiting:opacity-0'
export const LIST_LOOK = 'max-h-[inherit] overflow-auto p-1.5 outline-none'
export const ROW_LOOK =
  'flex cursor-default items-start gap-3 rounded-tag px-3 text-[0.9375rem] leading-snug outline-none transition-colors data-focused:bg-paper-2 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-ai data-disabled:cursor-not-allowed data-disabled:text-ink-3'

/** A row of a select or a combobox. The chosen one has a tick, so that colour is not the only sign. */
export function Option({ choice, dense }: { choice: Choice; dense?: boolean }) {
  return (
    <ListBoxItem
      id={choice.id}
      textValue={choice.label}
      isDisabled={choice.isDisabled}
      className={cx(ROW_LOOK, dense ? 'min-h-9 py-1.5' : 'min-h-12 py-3')}
    >
      {({ isSelected }) => (
        <>
          {choice.mark}
          <span className="min-w-0 flex-1">
            <span className={cx('block', isSelected && 'font-semibold')}>
              <bdi>{choice.label}</bdi>
            </span>
            {choice.detail && (
              <span className="block text-xs text-ink-3">
                <bdi>{choice.detail}</bdi>
              </span>
            )}
          </span>
          <Icon of={Check} dense className={cx('mt-0.5 text-ai', !isSelected && 'invisible')} />
        </>
      )}
    </ListBoxItem>
  )
}

/** Shown inside an open list that has nothing to offer, or nothing yet. */
export function ListNote({ children }: { children: ReactNode }) {
  return (
    <p className="px-3 py-3 text-sm text-ink-2">
      <bdi>{children}</bdi>
    </p>
  )
}
