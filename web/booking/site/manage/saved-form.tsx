import type { FormEvent, ReactNode, RefObject } from 'react'
import type { ApiError } from '#contract/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Refused } from './refused.tsx'

type SavedFormProps = {
  typed: {
    form: RefObject<HTMLFormElement | null>
    refusal: ApiError | null
    isPending: boolean
    said: string
    save: () => Promise<unknown>
    setSaid: (said: string) => void
  }
  /** On its button. */
  save: string
  className: string
  children: ReactNode
}

/** What is saved at no charge, by its own button, with what came of it beside. */
export function SavedForm({ typed, save, className, children }: SavedFormProps) {
  const { form, refusal, isPending, said } = typed
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && (await typed.save()) === 'nothing-typed') typed.setSaid('Nothing has changed.')
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={className}>
      {children}
      <div className="col-span-full">
        <Refused refusal={refusal} />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="outline"
            isPending={isPending}
            pendingLabel="Saving…"
            className="max-md:w-full"
          >
            {save}
          </Button>
          <p role="status" className="text-sm text-matsu">
            {said}
          </p>
        </div>
      </div>
    </form>
  )
}
