import { CircleAlert, CircleCheck, Hourglass, Info } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'

export type AlertTone = 'error' | 'waiting' | 'ok' | 'info' | 'neutral'

const TONES: Record<AlertTone, { ground: string; ink: string; icon: IconDrawing }> = {
  error: { ground: 'border-beni bg-beni-soft', ink: 'text-beni', icon: CircleAlert },
  waiting: { ground: 'border-kohaku bg-kohaku-soft', ink: 'text-kohaku', icon: Hourglass },
  ok: { ground: 'border-matsu bg-matsu-soft', ink: 'text-matsu', icon: CircleCheck },
  info: { ground: 'border-ai bg-ai-soft', ink: 'text-ai', icon: Info },
  neutral: { ground: 'border-ink bg-paper-2', ink: 'text-ink-2', icon: Info },
}

const SHAPE = 'flex gap-3.5 border-s-4 px-5 py-4 text-[0.9375rem]'

type AlertProps = {
  tone?: AlertTone
  title?: ReactNode
  icon?: IconDrawing
  children?: ReactNode
  /** What can be done about it, at the end of the line where there is room. */
  action?: ReactNode
  className?: string
}

/** Something to know before going on. An error is announced; the other tones are read in their place. */
export function Alert({ tone = 'neutral', title, icon, children, action, className }: AlertProps) {
  const { ground, ink, icon: usual } = TONES[tone]
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={cx(SHAPE, ground, className)}>
      <Icon of={icon ?? usual} className={cx('mt-0.5', ink)} />
      <div className={cx('min-w-0', action !== undefined && 'flex flex-1 flex-wrap items-center gap-x-6 gap-y-1')}>
        <bdi className={action === undefined ? undefined : 'min-w-0 flex-1 basis-72'}>
          {title && <strong className="font-semibold">{title}</strong>} {children}
        </bdi>
        {action}
      </div>
    </div>
  )
}

export type FieldFault = { fieldId: string; message: string }

/** The list of faults at the top of a form. It takes focus when it appears, and each line leads to its field. */
export function FormErrorSummary({ title, faults }: { title?: string; faults: FieldFault[] }) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const hasFaults = faults.length > 0
  useEffect(() => {
    if (hasFaults) box.current?.focus()
  }, [hasFaults])
  if (!hasFaults) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={cx(SHAPE, TONES.error.ground)}>
      <Icon of={CircleAlert} className="mt-0.5 text-beni" />
      <div className="grid gap-1.5">
        <strong id={titleId} className="font-semibold">
          <bdi>{title ?? summaryTitle(faults.length)}</bdi>
        </strong>
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={fault.fieldId}>
              <a href={`#${fault.fieldId}`} onClick={(event) => goToField(event, fault.fieldId)} className="link">
                <bdi>{fault.message}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export function summaryTitle(count: number) {
  return count === 1 ? 'One answer needs another look' : `${count} answers need another look`
}

/**
 * A picker's id names its group, so the focus goes to the first thing in it that can take it; in a calendar that is the
 * day that the arrow keys start from, not what turns its months.
 */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const target = field.matches('input, textarea, button, select')
    ? field
    : (field.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ??
      field.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button'))
  target?.focus()
}
