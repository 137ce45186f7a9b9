import { KeyRound, SquareTerminal, Users } from 'lucide-react'
import type { SetUpLink } from '#contract/first-owner.ts'
import { Icon } from '#web/ui/icon.tsx'
import { tokyoClock } from '#web/ui/tokyo-clock.ts'
import { useLinkClock } from './use-link-clock.ts'

const truths = [
  { icon: KeyRound, title: 'It works once.', words: 'When somebody becomes the owner it is over for everybody.' },
  { icon: Users, title: 'Only while there is no owner.', words: 'A second link cannot be used to get in beside you.' },
  {
    icon: SquareTerminal,
    title: 'Lost it?',
    words: 'On the machine: npm run admin -- invite ADDRESS. It makes a new one and this one ends.',
  },
]

/** How long the link is good for, and what it is. */
export function LinkAside({ link, onOver }: { link: SetUpLink; onOver: () => void }) {
  const left = useLinkClock(link, onOver)
  return (
    <aside
      aria-label="This link"
      className="bg-night px-(--gut) py-10 text-on-night max-lg:-order-1 max-lg:py-6 lg:px-11"
    >
      <p className="text-sm font-semibold text-on-night-2">This link ends in</p>
      <p role="timer" className="font-serif text-[3.5rem] leading-none font-[360] tabular-nums lg:text-[4.75rem]">
        <bdi>{left}</bdi>
      </p>
      <p className="mt-3.5 text-sm text-on-night-2">
        at {tokyoClock(link.endsAt)} in Tokyo.{' '}
        {link.email === null
          ? `It was printed at the start, ${tokyoClock(link.madeAt)}, on the machine itself.`
          : `It was made by command, ${tokyoClock(link.madeAt)}, on the machine itself.`}
      </p>
      <ul className="mt-8 border-b border-night-line max-lg:hidden">
        {truths.map(({ icon, title, words }) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-night-line py-3">
            <Icon of={icon} dense className="mt-1 text-on-night-2" />
            <p>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-on-night-2">{words}</span>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
