import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Change } from '#contract/office-list.ts'
import { inviteAgain, type OfficePerson, officePeople } from '#contract/office-people.ts'
import { changeRole } from '#contract/security.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { History } from '#web/ui/office/history.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { AskFirst } from './ask-first.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { RolesTable } from './roles-table.tsx'

/** Who can open the office, who was invited, what each role may do, and what was done with the keys. */
export function PeoplePanel({ people: read, trail }: { people: readonly OfficePerson[]; trail: readonly Change[] }) {
  const [people, setPeople] = useState(read)
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<OfficePerson | null>(null)
  const [changing, setChanging] = useState<OfficePerson | null>(null)
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
            <span>
              Invite<span className="max-sm:sr-only"> by mail</span>
            </span>
          </Button>
        }
        flush
      >
        <PeopleTable people={people} onSendAgain={sendAgain} onChangeRoles={setChanging} onTakeKeys={setLeaving} />
      </Panel>
      <p className="border-s-3 border-kohaku ps-3 text-sm text-ink-2">
        <b className="font-semibold text-ink">There must always be an owner.</b> The last one can neither be taken away
        nor give up the role: first make somebody else owner, who has joined.
      </p>
      <RolesTable people={people} />
      <Panel title="Keys and roles given, lists taken out">
        <History of={trail} />
      </Panel>
      {isInviting && (
        <InviteDialog
          onInvited={(now) => {
            setPeople(now)
            setInviting(false)
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {changing && (
        <RolesDialog
          person={changing}
          onChanged={(now) => {
            setPeople(now)
            setChanging(null)
          }}
          onClose={() => setChanging(null)}
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
