/** The user shell around nothing, to look at it and to try its guard. */
export default function UserShellSample() {
  return <h1 className="font-serif text-d3">The user shell</h1>
}
