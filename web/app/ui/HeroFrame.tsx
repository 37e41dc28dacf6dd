import type { ReactNode } from "react";

import type { Image } from "../content/image.ts";
import { focusHeight } from "../pictures/focusHeight.ts";
import { Picture } from "./Picture.tsx";

type Props = {
  image: Image | null | undefined;
  children: ReactNode;
  as?: "section" | "header";
  /** The ground of a page that has one of its own. */
  ground?: string;
};

const columns =
  "min-[60rem]:grid min-[60rem]:grid-cols-[minmax(var(--gutter),1fr)_minmax(0,44rem)_minmax(0,34rem)_minmax(0,1fr)]";
const besidePicture =
  "px-gutter min-[60rem]:col-start-2 min-[60rem]:self-center min-[60rem]:pr-[clamp(2rem,4vw,4rem)] min-[60rem]:pl-0";
const alone =
  "px-gutter min-[60rem]:mx-auto min-[60rem]:w-[min(100%-2*var(--gutter),78rem)] min-[60rem]:px-0 min-[60rem]:pr-[clamp(2rem,4vw,4rem)]";
const picture =
  "w-full border-line object-cover max-[60rem]:aspect-[2] max-[60rem]:border-t-2 min-[60rem]:col-span-2 min-[60rem]:h-full min-[60rem]:min-h-120 min-[60rem]:border-l-2 print:hidden";

const ratio = 4 / 3;

/** Two thirds of its height are shown on a narrow screen. Drawings stand on their foot. */
function bandOf(image: Image): string {
  const height = focusHeight(image, ratio) ?? 1;
  if (height < 1 / 3) return "max-[60rem]:object-top";
  return height <= 2 / 3 ? "max-[60rem]:object-center" : "max-[60rem]:object-bottom";
}

/** The head of a page: its title and what it says first, its picture beside them. */
export function HeroFrame({ image, children, as: Head = "section", ground = "" }: Props) {
  return (
    <Head className={`border-b-2 border-line ${image ? columns : ""} ${ground}`}>
      <div className={`py-[clamp(1.75rem,4vw,5rem)] ${image ? besidePicture : alone}`}>{children}</div>
      {image && (
        <Picture
          image={image}
          sizes="(min-width: 60rem) 45vw, 100vw"
          ratio={ratio}
          eager
          className={`${picture} ${bandOf(image)}`}
        />
      )}
    </Head>
  );
}
