import type { House } from '#contract/house.ts'

/** A licence stands here only with its number. */
export function Licences({ house }: { house: House | null }) {
  const numbered = house?.people.filter(({ registrationNumber }) => registrationNumber !== null) ?? []
  return (
    <section aria-labelledby="licences">
      <h2 id="licences" className="mb-1 border-b border-ink pb-2.5 font-serif text-d3">
        Licences, with numbers
      </h2>
      {numbered.length > 0 && (
        <table className="w-full text-[0.9375rem] tabular-nums">
          <thead>
            <tr className="border-b border-line text-start text-sm text-ink-3">
              <th scope="col" className="py-2.5 pe-4 text-start font-normal">
                National guide licence
              </th>
              <th scope="col" className="py-2.5 text-start font-normal">
                Number
              </th>
            </tr>
          </thead>
          <tbody>
            {numbered.map(({ name, registrationNumber }) => (
              <tr key={name} className="border-b border-line">
                <td className="py-2.5 pe-4">
                  <bdi>{name}</bdi>
                </td>
                <td className="py-2.5">
                  <bdi>{registrationNumber}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-3 text-sm text-ink-2">
        A guide’s national licence is named only together with its registration number, and only where we have that
        number on file.{' '}
        {house && house.licensedGuides > 0 && `That is so of ${house.licensedGuides} of our ${house.guides} guides.`}
      </p>
    </section>
  )
}
