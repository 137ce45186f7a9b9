import { useContext, useRef, useState } from 'react'
import { newRecoveryCodes, turnOffTwoFactor } from '#contract/security.ts'
import { useOwnProfile } from '#web/accounts/site/own-profile.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { plainDay, todayInTokyo } from '#web/ui/day.ts'
import { InPanels, SettingRow, SettingSection } from '#web/ui/setting-rows.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { SecurityPartProps } from '../security-part.ts'
import { BeginTwoFactor, type Begun } from './begin.tsx'
import { ProveAnd } from './prove-and.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOn } from './turn-on.tsx'

type Opened = 'begin' | 'off' | 'new-codes' | { begun: Begun } | { codes: readonly string[] } | null

export function TwoFactorSection({ security: { twoFactor }, onChanged }: SecurityPartProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const box = useRef<HTMLElement>(null)
  // Unknown until it was asked for; the server knows in any case.
  const isUnconfirmed = useOwnProfile().profile?.email_verified_at === null
  const focusLater = useFocusLater()
  const size = useButtonSize()
  const isPanel = useContext(InPanels)
  const close = () => {
    setOpened(null)
    // Back to the button that opened it, which is drawn again.
    focusLater(() => box.current?.querySelector<HTMLElement>('button'))
  }
  const done = (said: string) => {
    setOpened(null)
    onChanged(said)
  }

  return (
    <SettingSection ref={box} title="Two-factor sign-in">
      {twoFactor.isOn ? (
        <WhenOn twoFactor={twoFactor} opened={opened} open={setOpened} />
      ) : typeof opened !== 'object' || opened === null || !('begun' in opened) ? (
        <SettingRow
          className="gap-y-4 py-4"
          end={
            opened === null &&
            !isUnconfirmed && (
              <Button size={size} onPress={() => setOpened('begin')}>
                Turn on two-factor
              </Button>
            )
          }
        >
          <p className="max-w-[62ch] text-ink-2">
            Off. With it, signing in asks for a code from your telephone as well as the password, so that a stolen
            password alone opens nothing.
            {isUnconfirmed && ' It can be turned on once you have confirmed your e-mail address.'}
          </p>
        </SettingRow>
      ) : null}
      {opened === 'begin' && <BeginTwoFactor onBegun={(begun) => setOpened({ begun })} onCancel={close} />}
      {typeof opened === 'object' && opened && 'begun' in opened && (
        <div className={isPanel ? 'pb-4.5' : undefined}>
          <TurnOn
            begun={opened.begun}
            onDone={() => done('Two-factor is on. Every other device was signed out.')}
            onCancel={close}
          />
        </div>
      )}
      {opened === 'off' && (
        <ProveAnd
          endpoint={turnOffTwoFactor}
          lead="From then on the password alone opens your account, and the recovery codes work no more."
          action="Turn off two-factor"
          isDanger
          onDone={() => done('Two-factor is off.')}
          onCancel={close}
        />
      )}
      {opened === 'new-codes' && (
        <ProveAnd
          endpoint={newRecoveryCodes}
          lead="You get ten new codes. Those that you have now work no more."
          action="Make new codes"
          onDone={({ recoveryCodes }) => {
            setOpened({ codes: recoveryCodes })
            onChanged('Here are ten new recovery codes. They are shown once.')
          }}
          onCancel={close}
        />
      )}
      {typeof opened === 'object' && opened && 'codes' in opened && (
        <div className="max-w-[520px] border-b border-line py-5">
          <h3 className="font-semibold">Recovery codes, shown once</h3>
          <p className="mt-1 text-sm text-ink-2">Each works once, if the telephone is lost. Keep them on paper.</p>
          <RecoveryCodes codes={opened.codes} />
          <Button className="mt-4" onPress={close}>
            I have put them somewhere safe
          </Button>
        </div>
      )}
    </SettingSection>
  )
}

type WhenOnProps = {
  twoFactor: SecurityPartProps['security']['twoFactor']
  opened: Opened
  open: (what: Opened) => void
}

function WhenOn({ twoFactor: { since, recoveryCodesLeft }, opened, open }: WhenOnProps) {
  const size = useButtonSize()
  return (
    <SettingRow
      className="gap-y-4 py-4"
      end={
        opened === null && (
          <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:w-full">
            <Button size={size} onPress={() => open('new-codes')}>
              New recovery codes
            </Button>
            <Button size={size} variant="danger" onPress={() => open('off')}>
              Turn off
            </Button>
          </div>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="ok">On</Tag>
        <bdi>Authenticator app{since && `, since ${plainDay(todayInTokyo(new Date(since)))}`}</bdi>
      </p>
      <p className="mt-1 text-sm text-ink-2">{codesLeftInWords(recoveryCodesLeft)}</p>
    </SettingRow>
  )
}

const useButtonSize = () => (useContext(InPanels) ? 'small' : 'normal')

function codesLeftInWords(left: number): string {
  if (left === 0) return 'No recovery codes are left. Please make new ones, in case the telephone is lost.'
  return `${left} of 10 recovery codes ${left === 1 ? 'is' : 'are'} left.`
}
