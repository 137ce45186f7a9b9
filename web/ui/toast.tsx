import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { Icon, type IconDrawing } from './icon.tsx'
import { dismissToast, type QueuedToast, type ToastTone, toastQueue } from './toast-queue.ts'

const NONE: readonly QueuedToast[] = []
const SHOWN_MS = 6000

const TONES: Record<ToastTone, { icon: IconDrawing; ink: string }> = {
  ok: { icon: CircleCheck, ink: 'text-matsu' },
  neutral: { icon: Info, ink: 'text-ai' },
  error: { icon: CircleAlert, ink: 'text-beni' },
}

/** Stands once in a layout. Polite; a notice stays while it is hovered or holds focus, and an error until it is dismissed. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => NONE)
  const [isHeld, setHeld] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  const enter = (event: FocusEvent) => {
    setHeld(true)
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget as HTMLElement | null
  }
  const dismiss = (id: number) => {
    dismissToast(id)
    setHeld(false)
    cameFrom.current?.focus()
  }
  return (
    <section
      aria-label="Notices"
      // React Aria hides what lies outside an open dialog, except what carries this mark.
      data-react-aria-top-layer="true"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
      className="notices"
    >
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-2">
        {toasts.map((entry) => (
          <Notice key={entry.id} entry={entry} isHeld={isHeld} onDismiss={() => dismiss(entry.id)} />
        ))}
      </ol>
    </section>
  )
}

type NoticeProps = { entry: QueuedToast; isHeld?: boolean; onDismiss: () => void }

function Notice({ entry, isHeld, onDismiss }: NoticeProps) {
  const tone = entry.tone ?? 'ok'
  const stays = isHeld || tone === 'error'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => dismissToast(entry.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [stays, entry.id])
  return (
    <li>
      <ToastCard title={entry.title} detail={entry.detail} tone={tone} onDismiss={onDismiss} />
    </li>
  )
}

type ToastCardProps = { title: string; detail?: string; tone?: ToastTone; onDismiss: () => void }

export function ToastCard({ title, detail, tone = 'ok', onDismiss }: ToastCardProps) {
  const { icon, ink } = TONES[tone]
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-field border border-ink bg-surface py-2 ps-4 pe-2 text-ink shadow-lift transition-[opacity,translate] starting:translate-y-1 starting:opacity-0">
      <Icon of={icon} className={cx('mt-2', ink)} />
      <div className="min-w-0 flex-1 py-1.5 text-[0.9375rem] leading-snug">
        <div className="font-semibold">
          <bdi>{title}</bdi>
        </div>
        {detail && (
          <div className="text-sm text-ink-2">
            <bdi>{detail}</bdi>
          </div>
        )}
      </div>
      <IconButton label={`Dismiss: ${title}`} icon={X} size="small" onPress={onDismiss} />
    </div>
  )
}
