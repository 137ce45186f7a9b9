import { useId, useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { type TakenHow, takenHows } from '#contract/payments.ts'
import { takenWords } from '#contract/taken-words.ts'
import { capitalized } from '#core/words.ts'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'

export interface TakenInput {
  amountYen: number
  how: TakenHow
  crewId: string | null
}

type TakeMoneyDialogProps<Answer> = {
  leadName: string
  dueYen: number
  /** Who of the crew may have been given it. */
  crew: readonly { id: string; name: string }[]
  send: (input: TakenInput, options: { idempotencyKey: string }) => Promise<Answer>
  onDone: (answer: Answer, input: TakenInput) => void
  onClose: () => void
}

const nobody = ''

/** Money that the guest gave by hand: how much, how, and to whom. */
export function TakeMoneyDialog<Answer>(props: TakeMoneyDialogProps<Answer>) {
  const { leadName, dueYen, crew, send, onDone, onClose } = props
  const [amount, setAmount] = useState(formatYen(dueYen))
  const [how, setHow] = useState<TakenHow>('cash')
  const [crewId, setCrewId] = useState(crew[0]?.id ?? nobody)
  const [isTried, setTried] = useState(false)
  const [howId, crewFieldId] = [useId(), useId()]
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed()
  const yen = readYen(amount)
  const fault = faultOf(yen, dueYen)
  const submit = async () => {
    setTried(true)
    if (fault || yen === null) return field.current?.focus()
    const input = { amountYen: yen, how, crewId: how === 'transfer' || crewId === nobody ? null : crewId }
    const answer = await deed.run(input, (options) => send(input, options))
    if (answer) onDone(answer, input)
  }
  return (
    <DeedDialog
      title={`Received from ${leadName}`}
      lead={`${formatYen(dueYen)} is due. It gets a receipt, and stands in the ledger with who was given it and how.`}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label={yen && !fault ? `Write down ${formatYen(yen)}` : 'Write it down'}
      pendingLabel="Writing it down…"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Amount"
        name="amountYen"
        size="small"
        inputMode="numeric"
        autoFocus
        value={amount}
        onChange={setAmount}
        inputRef={field}
        className="sm:max-w-48"
        {...(isTried && fault ? { error: fault } : {})}
      />
      <div className="grid gap-1.5 sm:max-w-64">
        <label htmlFor={howId} className="text-sm font-semibold">
          How
        </label>
        <OfficeSelect id={howId} value={how} onChange={({ currentTarget }) => setHow(currentTarget.value as TakenHow)}>
          {takenHows.map((some) => (
            <option key={some} value={some}>
              {capitalized(takenWords[some].en)}
            </option>
          ))}
        </OfficeSelect>
      </div>
      {crew.length > 0 && how !== 'transfer' && (
        <div className="grid gap-1.5 sm:max-w-64">
          <label htmlFor={crewFieldId} className="text-sm font-semibold">
            Given to
          </label>
          <OfficeSelect
            id={crewFieldId}
            value={crewId}
            onChange={({ currentTarget }) => setCrewId(currentTarget.value)}
          >
            {crew.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={nobody}>The desk</option>
          </OfficeSelect>
        </div>
      )}
    </DeedDialog>
  )
}

/** "¥50,000", "50000"; null where it is no sum. */
function readYen(typed: string): number | null {
  const digits = typed.normalize('NFKC').replace(/[¥,\s]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

function faultOf(yen: number | null, dueYen: number): string | null {
  if (yen === null || yen < 1) return 'How much, in whole yen?'
  return yen > dueYen ? `Only ${formatYen(dueYen)} is due.` : null
}
