import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type CancellationTerms, readTerms, saveTerms } from '#contract/fee-settings.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { readCount } from '#web/ui/duration.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { tiersInWords } from './terms-words.ts'

type TermsDialogProps = {
  /** Null: new ones. */
  terms: CancellationTerms | null
  version: number
  onSaved: (all: OutputOf<typeof saveTerms>) => void
  /** Somebody else saved meanwhile: this is how all stand now. */
  onNewer: (all: OutputOf<typeof readTerms>) => void
  onClose: () => void
}

interface Step {
  key: number
  hours: string
  percent: string
}

const usual: Step[] = [
  { key: 0, hours: '48', percent: '100' },
  { key: 1, hours: '24', percent: '50' },
  { key: 2, hours: '0', percent: '0' },
]

/** Terms being written, step by step. */
export function TermsDialog({ terms, version, onSaved, onNewer, onClose }: TermsDialogProps) {
  const [name, setName] = useState(terms?.name ?? '')
  const [steps, setSteps] = useState<Step[]>(
    terms?.tiers.map((tier, key) => ({ key, hours: String(tier.hoursBefore), percent: String(tier.refundPercent) })) ??
      usual,
  )
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<CancellationTerms | null>(null)
  const [isPending, setPending] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])

  const change = (key: number, part: Partial<Step>) =>
    setSteps((now) => now.map((step) => (step.key === key ? { ...step, ...part } : step)))

  const save = async () => {
    const wrong: Record<string, string> = {}
    if (name.trim() === '') wrong.name = 'Name these terms.'
    for (const { key, hours, percent } of steps) {
      if (Number.isNaN(readCount(hours))) wrong[`hours.${key}`] = 'Whole hours.'
      if (!(readCount(percent) <= 100)) wrong[`percent.${key}`] = '0 to 100.'
    }
    setFaults(wrong)
    setRefusal(null)
    if (Object.keys(wrong).length > 0) return
    setPending(true)
    try {
      const tiers = steps.map((step) => ({
        hoursBefore: readCount(step.hours),
        refundPercent: readCount(step.percent),
      }))
      onSaved(await call(saveTerms, { version, name: name.trim(), tiers, ...(terms && { id: terms.id }) }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'office.changed-meanwhile') await meet()
      if (error.fields.name) setFaults({ name: error.fields.name })
      else setRefusal(error)
    } finally {
      setPending(false)
    }
  }

  /** Fetches what somebody else saved, so that it is seen here and this can be saved over it. */
  const meet = async () => {
    const now = await call(readTerms).catch(() => null)
    if (!now) return
    setTheirs(now.terms.find(({ id }) => id === terms?.id) ?? null)
    onNewer(now)
  }

  return (
    <Dialog
      title={terms ? `Change ${terms.name}` : 'New cancellation terms'}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            Leave as it is
          </Button>
          <Button variant="primary" onPress={save} isPending={isPending} pendingLabel="Saving…">
            Save terms
          </Button>
        </>
      }
    >
      <div ref={box} className="grid gap-4">
        {refusal && (
          <FormRefusal of={refusal}>
            {theirs && `${theirs.name} now: ${tiersInWords(theirs.tiers)} `}What you typed is kept
            {theirs ? '; saving again puts it in its place.' : '.'}
          </FormRefusal>
        )}
        <TextField size="small" label="Name" value={name} onChange={setName} error={faults.name} autoFocus />
        <ol className="grid gap-3">
          {steps.map(({ key, hours, percent }, index) => (
            <li key={key} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
              <TextField
                size="small"
                label="Hours before"
                inputMode="numeric"
                value={hours}
                error={faults[`hours.${key}`]}
                onChange={(value) => change(key, { hours: value })}
              />
              <TextField
                size="small"
                label="% back"
                inputMode="numeric"
                value={percent}
                error={faults[`percent.${key}`]}
                onChange={(value) => change(key, { percent: value })}
              />
              <TextButton
                className="mt-6.5 min-h-9 max-md:min-h-11"
                disabled={steps.length === 1}
                onClick={() => setSteps((now) => now.filter((step) => step.key !== key))}
              >
                Take away <span className="sr-only">step {index + 1}</span>
              </TextButton>
            </li>
          ))}
        </ol>
        <Button
          size="small"
          className="justify-self-start"
          isDisabled={steps.length >= 8}
          onPress={() =>
            setSteps((now) => [...now, { key: Math.max(...now.map((step) => step.key)) + 1, hours: '', percent: '' }])
          }
        >
          <Icon of={Plus} dense />
          Add a step
        </Button>
        {terms && terms.tours > 0 && (
          <p className="text-sm">
            {terms.tours === 1 ? 'One tour has' : `${terms.tours} tours have`} these terms and will follow. Bookings
            that are made keep theirs.
          </p>
        )}
      </div>
    </Dialog>
  )
}
