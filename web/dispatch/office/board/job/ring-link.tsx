import { Phone } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'

/** A number to ring at a press; where none is known, that. */
export function RingLink({ name, phone }: { name: string; phone: string }) {
  if (!phone) return <span className="text-ink-3">No number</span>
  return (
    <a
      href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      aria-label={`Ring ${name}, ${phone}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-ai tabular-nums underline-offset-4 hover:underline"
    >
      <Icon of={Phone} dense />
      <bdi>{phone}</bdi>
    </a>
  )
}
