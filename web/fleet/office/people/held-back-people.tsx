import { IdCard } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { listPeople } from '#contract/people.ts'
import { HeldBackList } from '../papers/held-back.tsx'
import { whyHeldBack } from './person-words.ts'

type HeldBackPerson = OutputOf<typeof listPeople>['heldBack'][number]

/** So many are told one by one; more are counted, and stand at the head of the list. */
const mostTold = 3

/** People whom a paper holds back today. */
export function HeldBackPeople({ people }: { people: readonly HeldBackPerson[] }) {
  const more = people.length - mostTold
  return (
    <HeldBackList
      of={people.slice(0, mostTold)}
      icon={IdCard}
      reasonOf={(person) => `${person.name}: ${whyHeldBack(person)}`}
      means="No job is given to them until it is entered. Nothing booked is touched."
      mend={({ id, name }) => ({ to: `/admin/people/${id}`, label: 'Enter it', of: `for ${name}` })}
    >
      {more > 0 && <li className="text-sm text-ink-2">And {more} more, at the head of the list.</li>}
    </HeldBackList>
  )
}
