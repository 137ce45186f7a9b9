import { CloudAlert, CloudCheck } from 'lucide-react'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { dayAndMonth } from './fare-words.ts'
import type { FareEditing } from './use-fare-draft.ts'

type DraftFootProps = { editing: FareEditing; onPutInForce: () => void; onDrop: () => void }

/** Sticks to the bottom while there is a draft: whether it is saved, and the two ways out of it. Ctrl Enter puts it in force. */
export function DraftFoot({ editing, onPutInForce, onDrop }: DraftFootProps) {
  const label = `Put in force from ${dayAndMonth(editing.values.inForceFrom)}`
  const hindrance = hindranceOf(editing)
  useKeys({ 'Ctrl Enter': { does: label, run: () => !hindrance && onPutInForce() } })
  const isSafe = editing.saving !== 'cut-off' && editing.saving !== 'refused' && !editing.apart
  return (
    <section
      data-save-bar
      aria-label="The draft"
      className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink bg-surface px-5 py-3 text-sm md:-mx-8 md:px-8 print:hidden"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        <Icon of={isSafe ? CloudCheck : CloudAlert} dense className={isSafe ? 'text-ink-3' : 'text-beni'} />
        <bdi className="min-w-0">{savedWords(editing)}</bdi>
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:ms-0 max-sm:w-full">
        <TextButton className="max-md:min-h-11" onClick={onDrop}>
          Throw the draft away
        </TextButton>
        <Button
          size="small"
          variant="primary"
          className="max-md:min-h-11 max-sm:w-full"
          isDisabled={Boolean(hindrance)}
          onPress={onPutInForce}
        >
          {label}
        </Button>
      </div>
    </section>
  )
}

function hindranceOf({ faults, apart }: FareEditing): string | null {
  if (apart) return 'Compare the two versions first'
  return Object.keys(faults).length > 0 ? 'A figure needs another look' : null
}

/** "Draft saved 10:51. Not in force". */
export function savedWords(editing: FareEditing): string {
  const { saving, savedAt, faults, apart, refusal } = editing
  if (apart) return 'Two versions: compare them first. Nothing is lost.'
  const ofHead = faults.name ?? faults.inForceFrom
  if (ofHead) return `Not saved: ${ofHead}`
  const wrong = Object.keys(faults).length
  if (wrong > 0) return `Not saved: ${wrong === 1 ? 'one figure needs' : `${wrong} figures need`} another look.`
  if (saving === 'cut-off') return 'Not saved: no connection. It is tried again by itself.'
  if (saving === 'refused') return `Not saved: ${refusal?.message ?? 'something needs another look.'}`
  if (saving === 'saved') return `Draft saved ${savedAt.slice(11, 16)}. Not in force`
  return 'Saving the draft…'
}
