import { Banknote, Cog, MailX } from 'lucide-react'
import type { Standstill } from '#contract/dashboard.ts'
import { Alert } from '#web/ui/alert.tsx'
import { shortDay } from '#web/ui/day.ts'
import type { IconDrawing } from '#web/ui/icon.tsx'

interface Words {
  icon: IconDrawing
  title: string
  one: string
  many: string
  /** What becomes of it, and what a person can do. */
  outlook: string
}

const words: Record<Standstill['kind'], Words> = {
  mails: {
    icon: MailX,
    title: 'Mails are not going out',
    one: 'One mail waits.',
    many: 'mails wait.',
    outlook:
      'They go out by themselves as soon as the mail server takes them. Until then, call whoever must know today.',
  },
  refunds: {
    icon: Banknote,
    title: 'Refunds are not being paid',
    one: 'One refund waits.',
    many: 'refunds wait.',
    outlook: 'They are paid as soon as the work goes on. None is lost, and none is paid twice.',
  },
  other: {
    icon: Cog,
    title: 'Work in the background stands still',
    one: 'One job waits.',
    many: 'jobs wait.',
    outlook: 'Holds may end late and lists may be behind. If this stays, tell whoever looks after the server.',
  },
}

/** What does not go on in the background, above everything else that the office reads in the morning. */
export function Standstills({ of: standstills, today }: { of: readonly Standstill[]; today: string }) {
  return standstills.map(({ kind, since, waiting }) => {
    const { icon, title, one, many, outlook } = words[kind]
    return (
      <Alert
        key={kind}
        tone="error"
        icon={icon}
        title={`${title} since ${sinceWords(since, today)}.`}
        className="mb-4 wrap-anywhere"
      >
        {waiting === 1 ? one : `${waiting} ${many}`} {outlook}
      </Alert>
    )
  })
}

/** The time alone, unless it began on another day. */
const sinceWords = (since: string, today: string) =>
  since.startsWith(today) ? since.slice(11, 16) : `${shortDay(since.slice(0, 10))}, ${since.slice(11, 16)}`
