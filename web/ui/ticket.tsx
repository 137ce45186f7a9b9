import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'

/** Punched out of the ticket: they show the ground behind it, which is paper unless `--ground` says otherwise. */
const NOTCH = 'border border-ink bg-(--ground,var(--paper))'

/** A commitment: search, price box, summary, next trip. Nothing else gets a box. */
export function Ticket({ lift, className, ...rest }: ComponentProps<'div'> & { lift?: boolean }) {
  return (
    <div
      {...rest}
      className={cx('rounded-field border border-ink bg-surface text-ink', lift && 'shadow-lift', className)}
    />
  )
}

/** Where the ticket would be torn: dashes across it, a notch at each edge. */
export function TicketTear() {
  return (
    <div aria-hidden className="relative border-t-[1.5px] border-dashed border-edge">
      <span
        className={cx(NOTCH, 'absolute -start-px -top-[0.5625rem] h-[1.125rem] w-[9px] rounded-e-[9px] border-s-0')}
      />
      <span
        className={cx(NOTCH, 'absolute -end-px -top-[0.5625rem] h-[1.125rem] w-[9px] rounded-s-[9px] border-e-0')}
      />
    </div>
  )
}

type TicketFieldsProps = ComponentProps<'form'> & {
  /** The widths of the cells from 900 px on, as a grid class; the last is the action. */
  columns?: `md:grid-cols-${string}`
}

/** The search ticket: questions in a row and the action at the end. Under 900 px it folds to two columns. */
export function TicketFields({
  columns = 'md:grid-cols-[1.5fr_1.1fr_1.1fr_1.5fr_auto]',
  className,
  ...rest
}: TicketFieldsProps) {
  return (
    <form
      {...rest}
      className={cx(
        'grid grid-cols-2 rounded-field border border-ink bg-surface text-ink shadow-lift',
        columns,
        className,
      )}
    />
  )
}

type TicketFieldProps = {
  /** Over both columns when folded. */
  wide?: boolean
  children: ReactNode
}

const FOLDED =
  'max-md:not-first:border-t-[1.5px] max-md:data-wide:col-span-2 max-md:[:not([data-wide])+&:not([data-wide])]:border-s-[1.5px] max-md:[:first-child:not([data-wide])+&:not([data-wide])]:border-t-0'
const OPEN = 'md:not-first:border-s-[1.5px]'
const PUNCH = 'absolute -start-2 hidden h-[0.4375rem] w-3.5 md:group-not-first/cell:block'

/** One question of the search ticket. Put a field with `shape="ticket"` in it, or TicketValue. */
export function TicketField({ wide, children }: TicketFieldProps) {
  return (
    <div
      data-wide={wide || undefined}
      className={cx(
        'group/cell relative min-w-0 border-dashed border-edge px-4 py-3 md:px-[1.375rem] md:py-4',
        FOLDED,
        OPEN,
      )}
    >
      <span aria-hidden className={cx(NOTCH, PUNCH, '-top-px rounded-b-[8px] border-t-0')} />
      {children}
      <span aria-hidden className={cx(NOTCH, PUNCH, '-bottom-px rounded-t-[8px] border-b-0')} />
    </div>
  )
}

/** A cell that only shows: label, icon, value. */
export function TicketValue({ label, icon, children }: { label: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="text-label text-ink-3">{label}</div>
      <div className="flex min-h-8 items-center gap-[0.5625rem] text-[1.03125rem] font-[550]">
        {icon && <span className="text-ai">{icon}</span>}
        <bdi className="truncate">{children}</bdi>
      </div>
    </div>
  )
}

/** The vermilion end of the ticket. */
export function TicketAction(props: ComponentProps<typeof Button>) {
  return (
    <Button
      type="submit"
      variant="primary"
      {...props}
      className="!rounded-none text-[1.0625rem] max-md:col-span-2 max-md:min-h-14 max-md:!rounded-b-[3px] md:min-h-[5.125rem] md:!rounded-e-[3px] md:px-[2.125rem]"
    />
  )
}
