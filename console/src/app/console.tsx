import { useMemo, useState } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { ToastStage } from 'web/ui';
import { controlOf, WorldContext } from '../control/world.ts';
import { isSection } from './sections.ts';
import { Shell } from './shell.tsx';
import { TokenForm } from './token-form.tsx';

/** Earlier names of sections, for bookmarks. */
const RENAMED: Record<string, string> = { keep: 'exports' };

/** World and section are in the address, so they can be bookmarked and shared. */
export function Console() {
  return (
    <>
      <Routes>
        <Route path="/:world/:section" element={<WorldPage />} />
        <Route path="/:world" element={<Navigate to="overview" replace />} />
        <Route path="*" element={<Navigate to="/demo/overview" replace />} />
      </Routes>
      <ToastStage />
    </>
  );
}

function WorldPage() {
  const { world = '', section = '' } = useParams();
  const [token, setToken] = useState(0);
  // A new token needs a new client.
  const control = useMemo(() => (token >= 0 ? controlOf(world) : null), [world, token]);
  if (!isSection(section)) return <Navigate to={`/${world}/${RENAMED[section] ?? 'overview'}`} replace />;
  return (
    <WorldContext value={control}>
      <TokenForm onToken={() => setToken(token + 1)} />
      <Shell key={`${world} ${token}`} section={section} />
    </WorldContext>
  );
}
