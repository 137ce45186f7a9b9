import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { inviteAgain, type OfficePerson, officePeople } from '#contract/office-people.ts'
import { changeRole } from '#contract/security.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { AskFirst } from './ask-first.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RolesTable } from './roles-table.tsx'

const cell = 'border-t border-line px-2 py-3 text-start first:ps-4.5 last:pe-4.5'

/** Who can open the office, who was invited, and what each role may do. */
export function PeoplePanel({ people: read }: { people: readonly OfficePerson[] }) {
  const [people, setPeople] = useState(read)
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<OfficePerson | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)

  const attempt = async (work: () => Promise<void>) => {
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    }
  }
  const sendAgain = ({ id, email }: OfficePerson) =>
    attempt(async () => {
      setPeople((await call(inviteAgain, { id })).people)
      toast({ tone: 'ok', title: `The link is on its way to ${email}` })
    })
  const takeKeys = ({ id, fullName }: OfficePerson) =>
    attempt(async () => {
      setLeaving(null)
      await call(changeRole, { id, role: 'user' })
      setPeople((await call(officePeople)).people)
      toast({ tone: 'ok', title: `${fullName} opens the office no more` })
    })

  return (
    <div className="grid gap-5">
      {refusal && <FormRefusal of={refusal}>Nothing was changed.</FormRefusal>}
      <Panel
        title="Who can open the office"
        aside={
          <Button size="small" variant="primary" onPress={() => setInviting(true)}>
            <Icon of={MailPlus} dense />
            Invite by mail
          </Button>
        }
        flush
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section tabIndex={0} aria-label="Who can open the office, as a table" className="relative overflow-x-auto">
          <table className="w-full min-w-[680px] text-sm">
            <thead>
              <tr className="text-[12.5px] text-ink-3">
                {['Name', 'Mail', 'Role', 'Two-factor', 'Last here', ''].map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className="border-b border-ink px-2 py-2 text-start font-semibold first:ps-4.5"
                  >
                    {head || <span className="sr-only">Actions</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <th scope="row" className={`${cell} font-semibold`}>
                    <bdi>{person.fullName}</bdi>
                    {person.isCaller && <span className="font-normal text-ink-3"> (you)</span>}
                  </th>
                  <td className={`${cell} text-ink-2`}>
                    <bdi>{person.email}</bdi>
                  </td>
                  <td className={cell}>Admin</td>
                  <td className={cell}>
                    {person.isInvited ? (
                      <Tag>Not joined yet</Tag>
                    ) : (
                      <Tag tone={person.twoFactorOn ? 'ok' : 'waiting'}>{person.twoFactorOn ? 'On' : 'Off'}</Tag>
                    )}
                  </td>
                  <td className={`${cell} text-ink-2 tabular-nums`}>{lastHere(person)}</td>
                  <td className={cell}>
                    <div className="flex flex-wrap justify-end gap-x-4">
                      {person.isInvited && (
                        <TextButton className="max-md:min-h-11" onClick={() => sendAgain(person)}>
                          Send again <span className="sr-only">to {person.email}</span>
                        </TextButton>
                      )}
                      {!person.isCaller && (
                        <TextButton className="max-md:min-h-11" onClick={() => setLeaving(person)}>
                          Take the keys <span className="sr-only">of {person.fullName}</span>
                        </TextButton>
                      )}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Panel>
      <RolesTable />
      {isInviting && (
        <InviteDialog
          onInvited={(now) => {
            setPeople(now)
            setInviting(false)
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {leaving && (
        <AskFirst
          title={`Take the keys of ${leaving.fullName}?`}
          deed="Take the keys"
          onDo={() => takeKeys(leaving)}
          onClose={() => setLeaving(null)}
        >
          They are signed out everywhere, told by mail, and keep their own bookings. You can invite them again.
        </AskFirst>
      )}
    </div>
  )
}

function lastHere({ isCaller, lastSeenAt }: OfficePerson) {
  if (isCaller) return 'now'
  return lastSeenAt ? `${shortDay(lastSeenAt.slice(0, 10))}, ${lastSeenAt.slice(11, 16)}` : '–'
}
