import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Profile, saveProfile } from '#contract/profile.ts'
import { keepOwnProfile } from '#web/accounts/site/own-profile.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { notSaved, type ProfileValues, toInput, valuesOf } from './profile-values.ts'
import { SaveBar } from './save-bar.tsx'

type ProfileFormProps = { profile: Profile; onChangeEmail: () => void }

/** The fields of the profile, saved together. */
export function ProfileForm({ profile, onChangeEmail }: ProfileFormProps) {
  const saved = valuesOf(profile)
  const draft = useDraft<ProfileValues>('profile')
  const [said, setSaid] = useState('')
  const form = useForm({
    endpoint: saveProfile,
    initial: draft ?? saved,
    toInput,
    send: async (input) => {
      const answer = await call(saveProfile, input)
      keepOwnProfile(answer)
      form.reset(valuesOf(answer))
      setSaid('Saved.')
    },
  })
  const unsaved = notSaved(form.values, saved)
  const blocker = useUnsaved(unsaved !== '')
  useCtrlEnter(form.submit)
  useKeepDraft('profile', unsaved === '' ? null : form.values)
  useFreshValues(saved, form.values, form.reset)

  return (
    <>
      <form {...form.props} onChange={() => setSaid('')}>
        <div className="mb-5 empty:hidden">
          <FormRefusal of={form.refusal} />
        </div>
        <ProfileFields profile={profile} form={form} onChangeEmail={onChangeEmail} />
        <SaveBar unsaved={unsaved} said={said} isPending={form.isPending} />
      </form>
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={unsaved}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </>
  )
}

/** Ctrl and Enter save from anywhere on the page, as in all our areas. */
function useCtrlEnter(submit: () => void) {
  const latest = useLatest(submit)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || document.querySelector('[role$=dialog]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [latest])
}

/** What another tab saved meanwhile shows here too, unless something is being typed. */
function useFreshValues(saved: ProfileValues, values: ProfileValues, reset: (values: ProfileValues) => void) {
  const before = useRef(saved)
  const text = JSON.stringify(saved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer is news
  useEffect(() => {
    if (JSON.stringify(before.current) !== text && notSaved(values, before.current) === '') reset(saved)
    before.current = saved
  }, [text])
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
