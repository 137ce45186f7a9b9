import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { RecoveryCodes } from '../../member/security/two-factor/recovery-codes.tsx'
import { DoorPage } from './door-page.tsx'

/** The owner is in. What opens the door without a telephone is shown now, and never again. */
export function CodesOnPaper({ codes }: { codes: readonly string[] }) {
  const [isKept, setKept] = useState(false)
  const navigate = useNavigate()
  return (
    <DoorPage
      title="You are the owner."
      lead="One thing before you go in: ten codes for the day the telephone is lost."
    >
      <div className="max-w-[30rem]">
        <h2 className="font-semibold">Recovery codes, shown once</h2>
        <p className="mt-1 text-sm text-ink-2">Each works once in place of the six figures. Keep them on paper.</p>
        <RecoveryCodes codes={codes} isKept={isKept} onKept={setKept} />
        <Button
          variant="primary"
          className="mt-4"
          isDisabled={!isKept}
          aria-describedby="open-lacks"
          onPress={() => navigate('/admin/dashboard')}
        >
          Open the office
        </Button>
        <p id="open-lacks" className="mt-2 min-h-5 text-sm text-ink-3">
          {isKept ? '' : 'Please tick the box first.'}
        </p>
      </div>
    </DoorPage>
  )
}
