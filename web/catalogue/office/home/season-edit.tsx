import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  dropSeason,
  type EditedSeason,
  type HomeChoices,
  saveSeason,
  seasonForEditing,
} from '#contract/season-texts.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { History } from '#web/ui/office/history.tsx'
import { MayChange } from '#web/ui/office/may-change.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { seasonsTrail } from './home-head.tsx'
import { SeasonFields } from './season-fields.tsx'
import { inputOfSeason, seasonFieldsIn, tidySeason, valuesOfSeason } from './season-values.ts'

type SeasonEditProps = { season: EditedSeason; choices: HomeChoices; onGone: () => void }

/** One season, changed in place. */
export function SeasonEdit({ season: read, choices, onGone }: SeasonEditProps) {
  const [season, setSeason] = useState(read)
  const [isLeaving, setLeaving] = useState(false)
  const fields = useMemo(() => seasonFieldsIn(choices), [choices])
  const edit = useVersioned({
    ...{ saved: season, draftName: `season ${season.id}`, fields, endpoint: saveSeason },
    ...{ valuesOf: valuesOfSeason, tidy: tidySeason, toInput: inputOfSeason },
    send: (input) => call(saveSeason, input),
    read: () => call(seasonForEditing, { id: season.id }),
    onSaved: (now, said) => {
      setSeason(now)
      toast({ tone: 'ok', title: said })
    },
  })
  return (
    <>
      <OfficeHead
        title={season.name}
        trail={[seasonsTrail, { label: season.name }]}
        actions={
          <MayChange needs={dropSeason} quiet>
            <Button size="small" className="!text-beni max-md:min-h-11" onPress={() => setLeaving(true)}>
              <Icon of={Trash2} dense /> Take away
            </Button>
          </MayChange>
        }
      />
      <VersionedForm of={edit} label="Save season" tells="Visitors see it at once, on its days.">
        <SeasonFields form={edit.form} choices={choices} passedOver={season.passedOver} />
        <Panel title="History" className="mt-5">
          <History of={season.history} />
        </Panel>
      </VersionedForm>
      {isLeaving && <TakeAway season={season} onGone={onGone} onClose={() => setLeaving(false)} />}
    </>
  )
}

function TakeAway({ season, onGone, onClose }: { season: EditedSeason; onGone: () => void; onClose: () => void }) {
  const { id, version, name } = season
  const deed = useDeed()
  const submit = async () => {
    const gone = await deed.run({ id, version }, async () => {
      await call(dropSeason, { id, version })
      return true
    })
    if (!gone) return
    toast({ tone: 'ok', title: `${name} is taken away.` })
    onGone()
  }
  return (
    <DeedDialog
      title={`Take ${name} away?`}
      lead="Its text is gone for good. On its days visitors read the next season that has them, else the usual text, else nothing."
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
