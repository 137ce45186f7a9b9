import { Wrench } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type CarDetail, type CarJob, carJobsAhead, setCarService } from '#contract/cars.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { TakenJobs, toTheTray } from '#web/ui/office/taken-jobs.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'

type ServiceButtonProps = { car: CarDetail; onDone: (car: CarDetail, said: string) => void }

/** Out of service for good, or back in; each says why. */
export function ServiceButton({ car, onDone }: ServiceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" className="max-md:min-h-11" onPress={() => setOpen(true)}>
        <Icon of={Wrench} dense />
        {car.inService ? 'Take out of service' : 'Back into service'}
      </Button>
      {isOpen && (
        <ServiceDialog
          car={car}
          onClose={() => setOpen(false)}
          onDone={(now, said) => {
            setOpen(false)
            onDone(now, said)
          }}
        />
      )}
    </>
  )
}

function ServiceDialog({ car, onDone, onClose }: ServiceButtonProps & { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const inService = !car.inService
  const ahead = useJobsAhead(inService ? null : car.id)
  const submit = async () => {
    setTried(true)
    if (reason.trim() === '') return
    const input = { id: car.id, version: car.version, inService, reason: reason.trim() }
    const now = await deed.run(input, (options) => call(setCarService, input, options))
    if (now) onDone(now, inService ? `${car.name} carries guests again.` : `${car.name} is out of service.`)
  }
  return (
    <DeedDialog
      title={inService ? `${car.name} comes back` : `Take ${car.name} out of service?`}
      lead={
        inService
          ? 'It takes jobs again from now on, as far as its papers go. Jobs that it had before stay in the tray: give them to a car there.'
          : 'It takes no more jobs, for good. Those it has go to the tray and need another car. For a few days, plan a stop.'
      }
      refusal={deed.refusal}
      isPending={deed.isPending}
      isDangerous={!inService}
      label={inService ? 'Put it back into service' : outLabel(ahead.jobs?.length ?? 0)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Why"
        rows={2}
        maxLength={300}
        autoFocus
        hint="Stays in the history."
        value={reason}
        onChange={setReason}
        error={deed.refusal?.fields.reason ?? (isTried && reason.trim() === '' ? 'Say why.' : undefined)}
      />
      {!inService && !ahead.failure && <TakenJobs of={ahead.jobs} none="This car has no jobs ahead." />}
      {ahead.failure && (
        <p role="alert" className="text-sm font-semibold text-beni">
          {ahead.failure.message}
        </p>
      )}
    </DeedDialog>
  )
}

const outLabel = (jobs: number) =>
  jobs === 0 ? 'Take it out of service' : `Take it out of service: ${toTheTray(jobs)}`

/** What a car would lose, null until it is known. */
function useJobsAhead(id: string | null) {
  const [jobs, setJobs] = useState<readonly CarJob[] | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  useEffect(() => {
    if (!id) return
    let isOver = false
    call(carJobsAhead, { id }).then(
      (answer) => !isOver && setJobs(answer.jobs),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailure(error)
      },
    )
    return () => {
      isOver = true
    }
  }, [id])
  return { jobs, failure }
}
