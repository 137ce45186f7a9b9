import { CalendarClock } from 'lucide-react'
import type { PersonDetail } from '#contract/people.ts'
import { longDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { beyondWords, jobWords } from '../cars/car-words.ts'
import { StateTag } from './person-cells.tsx'

/** What somebody does now and next. */
export const PersonNow = ({ person }: { person: PersonDetail }) => (
  <Panel title="Today">
    <Facts
      of={[
        ['Now', <StateTag key="now" of={person.state} />],
        [
          'Next',
          person.next ? (
            <TextLink
              key="next"
              to={`/admin/dispatch?day=${person.next.startsAt.slice(0, 10)}&job=${person.next.reference}`}
            >
              <bdi>{jobWords(person.next)}</bdi>
            </TextLink>
          ) : (
            'No job yet'
          ),
        ],
      ]}
    />
  </Panel>
)

/** Confirmed jobs that lie after the day on which the first paper ends. */
export function BeyondPapers({ person }: { person: PersonDetail }) {
  const count = person.beyondPapers.length
  if (count === 0 || !person.papersUntil) return null
  const day = longDay(person.papersUntil).replace(/^\S+ /, '')
  return (
    <div className="flex gap-3.5 border-s-4 border-kohaku bg-kohaku-soft px-4.5 py-3.5 text-sm">
      <Icon of={CalendarClock} className="text-kohaku" />
      <p className="min-w-0">
        <bdi>
          <b className="font-semibold">
            {count === 1 ? 'One job lies' : `${count} jobs lie`} after {day}.
          </b>{' '}
          {beyondWords(person.beyondPapers)}. {count === 1 ? 'It needs' : 'They need'} the new paper or somebody else.
        </bdi>
      </p>
    </div>
  )
}
