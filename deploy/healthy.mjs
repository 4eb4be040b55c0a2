// Whether the service of this container answers: 0 when it does.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health`).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
