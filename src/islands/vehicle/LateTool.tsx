import './LateTool.css';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { createLiveText } from '#messages/vehicle/live.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { whenNear } from '#islands/page/when-near.ts';

export interface LateToolProps<Properties extends object> {
  /** Fetches the code; the same function each time. */
  load: () => Promise<ComponentType<Properties>>;
  /** What the tool is drawn with. */
  properties: Properties;
  messages: Record<string, string>;
}

/** A tool whose code is fetched when its box comes near the screen, as with `client:visible`. A failure is shown. */
export function LateTool<Properties extends object>({
  load,
  properties,
  messages,
}: LateToolProps<Properties>) {
  const [Tool, setTool] = useState<ComponentType<Properties> | null>(null);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const fetchTool = useCallback((): void => {
    setFailed(false);
    load().then(
      (tool) => setTool(() => tool),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(() => whenNear(box.current, fetchTool), [fetchTool]);
  if (Tool) return <Tool {...properties} />;
  const text = createLiveText(messages);
  return (
    <div ref={box} className="late-tool">
      {failed ? (
        <Alert tone="warning" title={text('live.toolFailed')}>
          <Button variant="secondary" size="small" onClick={fetchTool}>
            {text('live.retry')}
          </Button>
        </Alert>
      ) : null}
    </div>
  );
}
