import { IdCard } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { listPeople } from '#contract/people.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { whyHeldBack } from './person-words.ts'

type HeldBackPerson = OutputOf<typeof listPeople>['heldBack'][number]

/** So many are told one by one; more are counted, and stand at the head of the list. */
const mostTold = 3

/** People whom a paper holds back today, each with the way to mend it. */
export function HeldBackPeople({ people }: { people: readonly HeldBackPerson[] }) {
  if (people.length === 0) return null
  const more = people.length - mostTold
  return (
    <ul aria-label="Held back by a paper" className="mb-4 grid gap-2">
      {people.slice(0, mostTold).map((person) => (
        <li
          key={person.id}
          className="flex items-start gap-3.5 border-s-4 border-beni bg-beni-soft px-4.5 py-2.5 text-sm"
        >
          <Icon of={IdCard} className="mt-0.5 text-beni" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1">
            <p className="min-w-0 flex-1 basis-72">
              <bdi>
                <b className="font-semibold">
                  {person.name}: {whyHeldBack(person)}.
                </b>{' '}
                No job is given to them until it is entered. Nothing booked is touched.
              </bdi>
            </p>
            <TextLink to={`/admin/people/${person.id}`} className="inline-flex items-center !text-beni max-md:min-h-11">
              Enter it<span className="sr-only"> for {person.name}</span>
            </TextLink>
          </div>
        </li>
      ))}
      {more > 0 && <li className="text-sm text-ink-2">And {more} more, at the head of the list.</li>}
    </ul>
  )
}
