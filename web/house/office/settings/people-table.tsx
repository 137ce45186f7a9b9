import type { OfficePerson } from '#contract/office-people.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { rolesInWords } from './role-words.ts'

type PeopleTableProps = {
  people: readonly OfficePerson[]
  onSendAgain: (person: OfficePerson) => void
  onChangeRoles: (person: OfficePerson) => void
  onTakeKeys: (person: OfficePerson) => void
}

const ENDS = '*:px-2 *:first:ps-4.5 *:last:pe-4.5'
/** Where the page is narrow each person is a few lines, so that nothing scrolls sideways. */
const FOLDED =
  'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-0.5 max-lg:px-4.5 max-lg:py-3 max-lg:*:p-0!'

/** Who has the keys, how well they are kept, and when each was last here. */
export function PeopleTable({ people, onSendAgain, onChangeRoles, onTakeKeys }: PeopleTableProps) {
  return (
    <table className="w-full text-sm max-lg:block max-lg:*:block">
      <caption className="sr-only">Who can open the office</caption>
      <thead className="max-lg:sr-only">
        <tr className={cx('text-[0.78125rem] text-ink-3 *:py-2 *:text-start *:font-semibold', ENDS)}>
          {['Name', 'Mail', 'Roles', 'Two-factor', 'Last here', ''].map((head) => (
            <th key={head} scope="col">
              {head || <span className="sr-only">Actions</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-ink max-lg:border-line lg:border-t">
        {people.map((person) => (
          <tr
            key={person.id}
            className={cx('border-t border-line *:py-3 *:text-start lg:first:border-t-0', ENDS, FOLDED)}
          >
            <th scope="row" className="font-semibold">
              <bdi>{person.fullName}</bdi>
              {person.isCaller && <span className="font-normal text-ink-3"> (you)</span>}
            </th>
            <td className="text-ink-2 max-lg:col-span-full max-lg:row-start-2">
              <bdi className="wrap-anywhere">{person.email}</bdi>
            </td>
            <td className="max-lg:col-span-full">{rolesInWords(person.roles)}</td>
            <td className="max-lg:col-start-2 max-lg:row-start-1">
              <TwoFactor of={person} />
            </td>
            <td className="text-ink-2 tabular-nums max-lg:col-span-full max-lg:row-start-3">
              <bdi>
                <span className="lg:hidden">{person.isInvited ? 'Invited' : 'Last here '}</span>
                {person.isInvited ? <span className="max-lg:hidden">–</span> : lastHere(person)}
              </bdi>
            </td>
            <td className="max-lg:col-span-full">
              <div className="flex flex-wrap gap-x-4 lg:justify-end">
                {person.isInvited && (
                  <TextButton className="max-md:min-h-11" onClick={() => onSendAgain(person)}>
                    Send again <span className="sr-only">to {person.email}</span>
                  </TextButton>
                )}
                <TextButton className="max-md:min-h-11" onClick={() => onChangeRoles(person)}>
                  Change roles <span className="sr-only">of {person.fullName}</span>
                </TextButton>
                {!person.isCaller && (
                  <TextButton className="max-md:min-h-11" onClick={() => onTakeKeys(person)}>
                    Take the keys <span className="sr-only">of {person.fullName}</span>
                  </TextButton>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TwoFactor({ of: { isInvited, twoFactorOn } }: { of: OfficePerson }) {
  if (isInvited) return <Tag>Not joined yet</Tag>
  return (
    <Tag tone={twoFactorOn ? 'ok' : 'waiting'}>
      <span className="lg:hidden">{twoFactorOn ? 'Two-factor on' : 'Two-factor off'}</span>
      <span className="max-lg:hidden">{twoFactorOn ? 'On' : 'Off'}</span>
    </Tag>
  )
}

function lastHere({ isCaller, lastSeenAt }: OfficePerson) {
  if (isCaller) return 'now'
  return lastSeenAt ? `${shortDay(lastSeenAt.slice(0, 10))}, ${lastSeenAt.slice(11, 16)}` : '–'
}
