import { Megaphone, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { comingForEditing, dropComing, type EditedComing, saveComing } from '#contract/coming-editing.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { longDay, todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { History } from '#web/ui/office/history.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { ComingFields } from './coming-fields.tsx'
import { comingFields, inputOfComing, stateTags, tidyComing, valuesOfComing, waitingInWords } from './coming-values.ts'
import { TellDialog } from './tell-dialog.tsx'

type ComingEditProps = {
  thing: EditedComing
  trail: { label: string; to: string }
  onGone: () => void
}

/** Something planned, changed in place; and the deed of the day on which it is here. */
export function ComingEdit({ thing: read, trail, onGone }: ComingEditProps) {
  const [thing, setThing] = useState(read)
  const [open, setOpen] = useState<'tell' | 'drop' | null>(null)
  const take = (now: EditedComing, said: string) => {
    setThing(now)
    setOpen(null)
    toast({ tone: 'ok', title: said })
  }
  const edit = useVersioned({
    ...{ saved: thing, draftName: `coming ${thing.id}`, fields: comingFields, endpoint: saveComing, onSaved: take },
    ...{ valuesOf: valuesOfComing, tidy: tidyComing, toInput: inputOfComing },
    send: (input) => call(saveComing, input),
    read: () => call(comingForEditing, { id: thing.id }),
  })
  const { tone, words } = stateTags[thing.state]
  return (
    <>
      <OfficeHead
        title={thing.title}
        trail={[trail, { label: thing.title }]}
        beside={<Tag tone={tone}>{words}</Tag>}
        actions={
          <MayChange needs={dropComing} quiet>
            <Button size="small" className="!text-beni max-md:min-h-11" onPress={() => setOpen('drop')}>
              <Icon of={Trash2} dense /> Take away
            </Button>
            {thing.state === 'announced' && (
              <Button
                size="small"
                className="max-md:min-h-11"
                // What is typed and not saved would not be in the mail.
                isDisabled={edit.unsaved !== null}
                onPress={() => setOpen('tell')}
              >
                <Icon of={Megaphone} dense /> It is here…
              </Button>
            )}
          </MayChange>
        }
      />
      <VersionedForm of={edit} label="Save" tells="Nobody is written to.">
        <ComingFields form={edit.form} state={thing.state} today={todayInTokyo()} />
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
          <WhoWaits thing={thing} />
          <Panel title="History">
            <History of={thing.history} />
          </Panel>
        </div>
      </VersionedForm>
      {open === 'tell' && <TellDialog thing={thing} onDone={take} onClose={() => setOpen(null)} />}
      {open === 'drop' && <DropDialog thing={thing} onGone={onGone} onClose={() => setOpen(null)} />}
    </>
  )
}

function WhoWaits({ thing: { counts, hereAt } }: { thing: EditedComing }) {
  const facts: (readonly [string, ReactNode])[] = [
    ['On the list', String(counts.waiting)],
    ['Not confirmed', `${counts.unconfirmed}; nothing is sent to them, and they are forgotten within a week`],
    ...(counts.told > 0 ? [['Told', `${counts.told}; forgotten within a month`] as const] : []),
    ...(hereAt ? [['Here since', longDay(hereAt.slice(0, 10))] as const] : []),
  ]
  return (
    <Panel title="Who asked">
      <Facts of={facts} />
    </Panel>
  )
}

function DropDialog({ thing, onGone, onClose }: { thing: EditedComing; onGone: () => void; onClose: () => void }) {
  const { id, version, title, counts } = thing
  const deed = useDeed()
  const submit = async () => {
    const gone = await deed.run({ id, version }, async () => {
      await call(dropComing, { id, version })
      return true
    })
    if (!gone) return
    toast({ tone: 'ok', title: `${title} is taken away.` })
    onGone()
  }
  return (
    <DeedDialog
      title={`Take ${title} away?`}
      lead={
        counts.waiting > 0
          ? `${waitingInWords(counts)}: they are told nothing, and their addresses are forgotten at once.`
          : 'Nobody waits for it.'
      }
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Take it away"
      isDangerous
      isReady
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  )
}
